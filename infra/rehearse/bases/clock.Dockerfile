# Lends a library that lets a program's wall clock be wrong; of the same Debian as the image of Node.
ARG NODE_IMAGE
FROM ${NODE_IMAGE}
RUN apt-get update && apt-get install --yes --no-install-recommends libfaketime \
  && cp /usr/lib/*/faketime/libfaketimeMT.so.1 /libfaketime.so && rm -rf /var/lib/apt/lists/*
