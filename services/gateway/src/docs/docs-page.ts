import { BRAND, PROBLEMS } from '@trueseason/contracts';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
summary { cursor: pointer; padding: .4rem 0 }
code, pre { font: 14px/1.45 ui-monospace, monospace }
pre { background: #f5f3f0; padding: 1rem; overflow: auto; border-radius: 8px }
b { display: inline-block; min-width: 4.5rem }
td { padding: .2rem 1rem .2rem 0; vertical-align: top }`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** HTML for one API call. */
function callHtml(method: string, path: string, operation: object): string {
  const { operationId, summary, ...shapes } = { operationId: '', summary: '', ...operation };
  const title = `<b>${method.toUpperCase()}</b> <code>${escaped(path)}</code>`;
  const json = escaped(JSON.stringify(shapes, null, 2));
  return `<details id="${operationId}"><summary>${title} ${escaped(summary)}</summary><pre>${json}</pre></details>`;
}

/** The API reference as one page without scripts or external assets. @param contract OpenAPI document */
export function docsPage({ paths = {} }: { readonly paths?: object }): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries<object>(operations).map(([method, operation]) => callHtml(method, path, operation)),
  );
  const problems = Object.entries(PROBLEMS).map(
    ([code, { status, message }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escaped(message)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${BRAND.name} API</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><h1>${BRAND.name} API</h1><p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>${calls.join('\n')}
<h2>Refusals</h2><table>${problems.join('\n')}</table></body></html>`;
}
