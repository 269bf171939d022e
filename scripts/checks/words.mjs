// Spelling is American and each concept has the one name of docs/glossary.md: in identifiers, texts, comments and names
// of files. A general spell checker would need every name of a color in its dictionary; this knows only what is wrong.

/** Stems as they occur in words, also inside camelCase; most endings are left open (colours, colouring, neighbourOf). */
const BRITISH = [
  'colour|favour|behaviour|neighbour|honour|flavour|humour|rumour|harbour|vapour|mould|plough|grey(?!hound)|moustache',
  'centre|metres?(?![a-z])|fibre|theatre|litre|calibre|catalogue|jewellery|jeweller|licence|defence|offence|pretence',
  '(?:label|travel|model|cancel|signal|level|fuel|channel)l(?:ed(?!by)|ing)',
  'analys(?:ed?(?![a-z])|ing)|judgement|artefact|sceptic|manoeuvre|aluminium|ageing|fulfil(?:s|ment|(?![a-z]))',
  '(?:apolog|anonym|author|capital|categor|character|custom|emphas|equal|final|general|harmon|initial|local|maxim|memor|' +
    'mercer|minim|modern|moistur|neutral|normal|optim|organ|penal|personal|priorit|quant|random|raster|real|recogn|' +
    'sanit|serial|special|stabil|standard|summar|synchron|token|util|visual)is(?:e|ing|ation)',
];
/** Words of the glossary's last table. What stands behind them here is another thing: names of colors, idioms, quotes. */
const PRIVATE = [
  '(?<![a-z])(?:burnt(?![- ]?(?:orange|sienna))|kin(?![a-z])|relatives(?![a-z])|lanes?(?![a-z])|spoil(?! a warm jacket))',
  "blown ?out|odd one out|sureness|hopeless|strangers['’] (?:files|photos)|stray ?(?:uploads?|photos?|objects?)",
  'wreck|shoppers?(?![a-z])|knobs?(?![a-z])|reconsider(?!ing the)|recompute|the house(?! of colou?r)(?![a-z])',
  '(?<!in)deeds?(?![a-z])|foretaste',
];
/** Numbers and names of our own lists of work, which no reader of the code can look up. */
const WORKSHOP = ['(?<![a-z])issue #?\\d', 'examinations?(?![a-z])'];

const WRONG = new RegExp([...BRITISH, ...PRIVATE, ...WORKSHOP].join('|'), 'gi');
/** Names of others, addresses that have been published, functions of a library, and a benefit that the specification words so. */
const ALLOWED = /House of Colour|house-of-colour|Personalised palette|(?:to|pipeline)Colourspace/gi;
const CHECKED = /\.(ts|tsx|mjs|css|md|html|ya?ml|Dockerfile)$|^[^/]+$/;
const NOT_CHECKED = /^docs\/(glossary\.md|decisions\/)|^scripts\/checks\/|^(pnpm-lock\.yaml|NOTICE)$/;

export const wrongWords = (text) => [...text.replace(ALLOWED, '').matchAll(WRONG)].map(([word]) => word);

/** @param read gives the text of a path */
export function findWrongWords(paths, read) {
  const checked = paths.filter((path) => CHECKED.test(path) && !NOT_CHECKED.test(path));
  return checked.flatMap((path) => [
    ...wrongWords(path).map((word) => `${path} is called '${word}'`),
    ...read(path)
      .split('\n')
      .flatMap((line, index) => wrongWords(line).map((word) => `${path}:${index + 1} says '${word}'`)),
  ]);
}
