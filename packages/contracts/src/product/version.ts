/** As in package.json, the changelog and the git tag. */
export const VERSION = '1.0.0';
