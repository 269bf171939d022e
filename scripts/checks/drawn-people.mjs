// No person is drawn: what customers see is their own photo, cloth, or the garment itself.
const FOLDER = /^packages\/drawings\/src\/(face|figure|head|people)\b/;
const FILE = /^(apps|services|packages)\/.*\/(bust|drawn-(sitter|looks)|hair-style|how-worn|own-face|sitters?)\.tsx?$/;

export const findDrawnPeople = (paths) =>
  paths
    .filter((path) => FOLDER.test(path) || FILE.test(path))
    .map((path) => `${path} draws a person; show their photo, cloth or the garment`);
