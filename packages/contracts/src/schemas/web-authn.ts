import { z } from 'zod';

// The parts of WebAuthn's JSON we use (https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON).

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(max);
const ID_CHARACTERS = 1_400;
const publicKey = z.literal('public-key');
const verification = z.enum(['required', 'preferred', 'discouraged']);

export const passkeyIdSchema = base64url(ID_CHARACTERS).min(1);

export const creationOptionsSchema = z
  .object({
    rp: z.object({ name: z.string(), id: z.string().exactOptional() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
    timeout: z.number().exactOptional(),
    excludeCredentials: z.array(z.object({ id: z.string(), type: z.string() })).exactOptional(),
    authenticatorSelection: z
      .object({
        residentKey: verification.exactOptional(),
        requireResidentKey: z.boolean().exactOptional(),
        userVerification: verification.exactOptional(),
      })
      .exactOptional(),
    attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).exactOptional(),
  })
  .meta({ id: 'PasskeyCreationOptions' });

export const requestOptionsSchema = z
  .object({
    rpId: z.string().exactOptional(),
    challenge: z.string(),
    timeout: z.number().exactOptional(),
    userVerification: verification.exactOptional(),
  })
  .meta({ id: 'PasskeyRequestOptions' });

const credential = {
  id: passkeyIdSchema,
  rawId: passkeyIdSchema,
  type: publicKey,
};
const clientDataJSON = base64url(8_000);

export const createdPasskeySchema = z
  .object({ ...credential, response: z.object({ clientDataJSON, attestationObject: base64url(20_000) }) })
  .meta({ id: 'CreatedPasskey' });
export type CreatedPasskey = z.infer<typeof createdPasskeySchema>;

export const signedByPasskeySchema = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON, authenticatorData: base64url(8_000), signature: base64url(8_000) }),
  })
  .meta({ id: 'SignedByPasskey' });
export type SignedByPasskey = z.infer<typeof signedByPasskeySchema>;
