import { API, BRAND, type Call, PROBLEMS } from '@trueseason/contracts';
import { openApi } from './openapi.ts';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
summary { cursor: pointer; padding: .4rem 0 }
code, pre { font: 14px/1.45 ui-monospace, monospace }
pre { background: #f5f3f0; padding: 1rem; overflow: auto; border-radius: 8px }
b { display: inline-block; min-width: 4.5rem }
td { padding: .2rem 1rem .2rem 0; vertical-align: top }`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Operation {
  readonly parameters: unknown;
  readonly requestBody?: unknown;
  readonly responses: unknown;
}

function callHtml(name: string, call: Call, operation: Operation): string {
  const { parameters, requestBody, responses } = operation;
  const shapes = escaped(JSON.stringify({ parameters, requestBody, responses }, null, 2));
  const title = `<b>${call.method}</b> <code>${escaped(call.path)}</code>`;
  return `<details id="${name}"><summary>${title} ${escaped(call.summary)}</summary><pre>${shapes}</pre></details>`;
}

/** The contract for people: one page without script or foreign asset. */
export function docsPage(publicUrl: string): string {
  const { paths } = openApi(publicUrl) as { paths: Record<string, Record<string, Operation>> };
  const calls = (Object.entries(API) as [string, Call][]).map(([name, call]) => {
    const operation = paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
    return operation ? callHtml(name, call, operation) : '';
  });
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
