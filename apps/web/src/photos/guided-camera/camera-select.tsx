import type { ReactNode } from 'react';
import styles from './guided-camera.module.css';
import type { CameraChoice } from './use-camera.ts';

/** Chooses among a device's cameras, such as a built-in and a virtual one. Nothing where there is one. */
export function CameraSelect({ cameras, chosen, choose }: CameraChoice): ReactNode {
  if (cameras.length < 2) return null;
  return (
    <label className={`row gap-2 text-sm ${styles.cameras}`}>
      Camera
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {cameras.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
