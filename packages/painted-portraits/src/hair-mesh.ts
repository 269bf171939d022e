import type { HairField } from './hair-field.ts';
import { gridMesh, type Mesh, SURFACES } from './mesh.ts';

export const hairMeshes = (field: HairField): readonly Mesh[] =>
  field.shells.map(({ columns, rows, point }) => gridMesh(SURFACES.hair, columns, rows, false, point));
