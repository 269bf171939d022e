// What we say about a person is composed in packages/reading; screens, report and mail lay it out.
const LAID_OUT =
  /^(apps\/web\/src\/(result|drape|screens\/preview)|services\/(pdf|mailer|gateway|analysis)\/src)\/(?!.*\.test\.)/;

const FEATURE = '(?:skin|hair|eyes|lips|brows|coloring|contrast|undertone|features)';
const TRAIT = '(?:warm|cool|light|deep|soft|clear|rosy|golden|muted|nearly|between)';
const CLAIM = new RegExp(
  `\\byour (?:own )?${FEATURE} (?:is|are|reads?|looks?|needs?|leans?)\\b|\\byou(?:’re|'re| are| lean) ${TRAIT}`,
  'i',
);

/** @param read gives the text of a path */
export const findPersonLines = (paths, read) =>
  paths
    .filter((path) => LAID_OUT.test(path) && /\.tsx?$/.test(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) =>
          CLAIM.test(line) ? [`${path}:${index + 1} says something about a person: move it to packages/reading`] : [],
        ),
    );
