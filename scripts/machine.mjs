// Why the product cannot run on this machine, in one line with what to do, before anything is installed. Runs on Node 18.
import fs from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';

/** Shims of package managers quote their folder, PATH ends one at a colon, and Node puts a module's name for a star. */
const UNQUOTABLE = /["$`*:\n]/;

function isWritable(path) {
  try {
    fs.accessSync(path, fs.constants.W_OK | fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The name of a user, or the number where the system knows none. */
function nameOf(uid) {
  try {
    const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
    return users.map((line) => line.split(':')).find(([, , id]) => Number(id) === uid)?.[0] ?? String(uid);
  } catch {
    return String(uid);
  }
}

const ownerOf = (path) => fs.statSync(path).uid;

function system() {
  if (process.platform === 'win32') return 'On Windows this runs in WSL alone: wsl --install, and type the same there';
  if (process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime)
    return 'This Linux has no glibc (Alpine has musl): the servers and the browser that start here need it';
}

function user() {
  try {
    userInfo();
  } catch {
    return `User ${process.getuid()} has no name here, which Postgres asks for: add it to /etc/passwd, or type this as another user`;
  }
}

function folder(root) {
  const [letter] = UNQUOTABLE.exec(root) ?? [];
  if (letter)
    return `Node or package managers cannot handle ${JSON.stringify(letter)} in ${root}: move or rename that folder`;
  if (isWritable(root)) return;
  return `${root} belongs to ${nameOf(ownerOf(root))} and you cannot write there: copy it to a folder of your own`;
}

function temporaryFiles({ TMPDIR }) {
  if (TMPDIR && !isWritable(TMPDIR))
    return `TMPDIR=${TMPDIR} is no folder that you can write to: unset TMPDIR, or name another`;
}

/** Why the data folder of an environment cannot be used. */
export function whyNotData(root, { DATA_DIR }) {
  const path = resolve(root, DATA_DIR || '.data');
  const name = DATA_DIR ? `DATA_DIR=${DATA_DIR}` : path;
  const existing = (place) => (fs.existsSync(place) ? place : existing(join(place, '..')));
  const place = existing(path);
  if (!fs.statSync(place).isDirectory())
    return `${name} is no folder, since ${place} is a file: set DATA_DIR to a folder`;
  if (place !== path) {
    if (isWritable(place)) return;
    return `${name} cannot be made in ${place}, where you cannot write: set DATA_DIR to another folder`;
  }
  // Files of two users in one folder keep both out; root's would keep its owner out.
  const owner = ownerOf(path);
  if (owner !== process.getuid())
    return `${name} belongs to ${nameOf(owner)}: type this as ${nameOf(owner)}, or set DATA_DIR to a folder of your own`;
  if (!isWritable(path)) return `${name} cannot be written to: chmod u+rwx it, or set DATA_DIR to another folder`;
}

/** @param hasServers whether Postgres will run */
export function whyNot(root, env, hasServers) {
  return system() ?? folder(root) ?? temporaryFiles(env) ?? (hasServers ? user() : undefined);
}

/**
 * After `sudo npm start` the folder's owner could no longer build or install here: what root types in another user's
 * folder runs as that user.
 */
export function becomeOwner(root, env) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = fs.statSync(root);
  // In a container, a mounted folder may belong to no user there.
  if (uid === 0 || nameOf(uid) === String(uid)) return;
  process.setgroups([gid]);
  process.setgid(gid);
  process.setuid(uid);
  for (const name of Object.keys(env))
    if (/^(XDG_\w+|PNPM_HOME|npm_config_(cache|userconfig|globalconfig))$/i.test(name)) delete env[name];
  env.HOME = userInfo().homedir;
}
