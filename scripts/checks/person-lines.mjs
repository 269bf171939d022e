// What we say about a person is composed in packages/style/src/reading; screens, report and mail lay it out. No tool has
// such a rule.
const LAID_OUT = /^(apps|services|packages)\/(?!style\/src\/reading\/)[^/]+\/src\/(?!.*(?:\.test\.|\/testing\/))/;
/** Rows of questions and photo faults state their own text; painters and test doubles invent people. */
const ROWS = /^packages\/(contracts\/src\/(answers\/questions|advice\/photo-advice)\.ts|(testing|stand-ins|drills)\/)/;

const FEATURE = '(?:skin|hair|eyes|lips|brows|cheeks|coloring|contrast|undertone|features)';
const TRAIT = '(?:warm|cool|light|deep|soft|clear|rosy|golden|muted|nearly|between|wearing)';
const SEEN = '(?:saw|read|(?:couldn’t|could not) (?:see|read))';
const CLAIM = new RegExp(
  `\\byour (?:own )?${FEATURE} (?:is|are|was|were|reads?|looks?|needs?|leans?|has|have|already)\\b|\\byou(?:’re|'re| are| lean) ${TRAIT}|\\b${SEEN} your (?:own )?(?:${FEATURE}|\\$)|\\byour photos (?:show|leave)|\\byour season (?:was read|rests)`,
  'i',
);

/** @param read gives the text of a path */
export const findPersonLines = (paths, read) =>
  paths
    .filter((path) => LAID_OUT.test(path) && !ROWS.test(path) && /\.tsx?$/.test(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) =>
          CLAIM.test(line)
            ? [`${path}:${index + 1} says something about a person: move it to packages/style/src/reading`]
            : [],
        ),
    );
