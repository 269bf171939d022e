import type { Plugin } from 'vite';

const CONTRACTS = /packages[\\/]contracts[\\/]src[\\/]/;
/** A top-level constant that a schema is built for, to the end of its statement. */
const SCHEMA = /^((?:export )?const \w+ = )((?:z\.|\w+Schema\b)[\s\S]*?);$/gm;

/**
 * Tells the bundler that building a schema has no effect, so that a page which only uses a constant beside
 * one ships no validator: in the browser, answers are typed by the contract and checked by the gateway.
 */
export const pureSchemas = (): Plugin => ({
  name: 'pure-schemas',
  enforce: 'pre',
  transform(code, id) {
    if (!CONTRACTS.test(id)) return null;
    return { code: code.replace(SCHEMA, '$1/* @__PURE__ */ (() => $2)();'), map: null };
  },
});
