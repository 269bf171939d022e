// What reaches the product from the caller's shell. A shell holds other projects' DATABASE_URL, conda's HOST, PGSSLMODE …:
// only a short list is taken, and settings of the product come from .env. Runs on Node 18, before anything is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Typed before `npm start`: takes all of the shell, and keys of .env by which money, mail or faces leave. */
export const OPT_IN = 'LIVE_SETTINGS';

/** Of the machine and its user. */
const MACHINE =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|TMPDIR|PWD|INIT_CWD|PNPM_HOME|XDG_\w+|LANG|LANGUAGE|LC_\w+|TZ)$/;
const NETWORK =
  /^(https?_proxy|no_proxy|all_proxy|SSL_CERT_FILE|SSL_CERT_DIR|NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA|NODE_USE_ENV_PROXY)$/i;
/** Ours that one sets for a single start. */
const PER_START = /^(PORT|OPS_PORT|STAND_INS_PORT|WEB_DEV_PORT|DATA_DIR|CHROMIUM_PATH)$/;
/** npm hands its settings to its scripts as variables; the others would change what our own npm and pnpm install. */
const REGISTRY =
  /^npm_config_(registry|.*_registry|cafile|ca|strict_ssl|proxy|https_proxy|http_proxy|noproxy|userconfig|globalconfig|cache)$/i;
/** What changes how servers, SDKs and package managers run, in any shell of any task. */
const LIBRARIES = /^(PG[A-Z]+|AWS_\w+|NODE_ENV|npm_\w+|pnpm_config_\w+)$/i;

const isListed = (name) => [MACHINE, NETWORK, PER_START, REGISTRY].some((names) => names.test(name));

/** Every variable of the product. */
const productNames = (root) =>
  readFileSync(join(root, '.env.example'), 'utf8')
    .split('\n')
    .map((line) => /^(?:# )?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1]);

/** Loopback is never behind a proxy; nothing reports home. */
function fixed({ no_proxy, NO_PROXY }) {
  const noProxy = [no_proxy || NO_PROXY, 'localhost,127.0.0.1,::1'].filter(Boolean).join();
  // Before that, scripts/refuse-install.cjs refuses to install.
  const ours = { BOOTSTRAPPED: '1', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  return { NO_PROXY: noProxy, no_proxy: noProxy, ...ours };
}

/**
 * @param root the folder of this project
 * @param shell the caller's environment
 * @param runsProduct whether the short list applies; tools and drills get all but what is the product's or its libraries'
 * @returns the environment, and the names of the product's variables that were left out
 */
export function environmentOf(root, shell, runsProduct) {
  const ours = new Set(productNames(root));
  const takes = (name) => {
    if (isListed(name)) return true;
    if (shell[OPT_IN]) return !/^npm_/i.test(name);
    return !runsProduct && !ours.has(name) && !LIBRARIES.test(name);
  };
  const accepted = Object.entries(shell).filter(([name]) => takes(name));
  const ignored = Object.keys(shell).filter((name) => ours.has(name) && shell[name] && !takes(name));
  return { env: { ...Object.fromEntries(accepted), ...fixed(shell) }, ignored };
}
