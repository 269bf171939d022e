import { INK, PAPER } from './results-mail-facts.ts';

/** Dark-mode colors; Outlook's apps mark dark mode with data-ogsc and data-ogsb. */
const DARK = { paper: '#1B1917', ink: '#F3EEE6', muted: '#B5ACA1', rule: '#423D38' };

const darkRules = (scope: string): string => `
${scope} .paper{background-color:${DARK.paper}!important}
${scope} .ink{color:${DARK.ink}!important}
${scope} .muted{color:${DARK.muted}!important}
${scope} .rule{border-color:${DARK.rule}!important}
${scope} .button{border-color:${DARK.muted}!important}
${scope} .on-ink{background-color:${DARK.ink}!important;background-image:none!important}
${scope} .on-ink a{color:${DARK.paper}!important}`;

const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
table{border-collapse:collapse;mso-table-lspace:0;mso-table-rspace:0}
a{color:inherit}
@media (max-width:480px){
.side{padding-left:24px!important;padding-right:24px!important}
.title{font-size:40px!important}
}
@media (prefers-color-scheme:dark){${darkRules('')}}
${darkRules('[data-ogsc]')}`;

/** What React cannot write: the doctype, and a 600 px table for Outlook for Windows, which ignores max-width. */
export const mailDocument = (title: string, body: string): string => `<!doctype html>
<html lang="en" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${PAPER};color:${INK}">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
${body}
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`;
