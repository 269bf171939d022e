import { Cloth } from '@trueseason/print/drawings';
import { type ReactNode, useId } from 'react';
import styles from './hung-cloths.module.css';

export function HungCloths({ colors }: { readonly colors: readonly string[] }): ReactNode {
  const id = useId();
  return (
    <div className={`cover ${styles.cloths}`} aria-hidden="true">
      {colors.map((hex, i) => (
        <Cloth
          key={hex}
          hex={hex}
          seed={Number.parseInt(hex.slice(1), 16) % 97}
          id={`${id}${i}`}
          edge={0}
          height={180}
        />
      ))}
    </div>
  );
}
