import { type ReactNode, useState } from 'react';
import { SAMPLE_PEOPLE } from '../../components/sample/sample-people.ts';
import { ColorRadio } from '../../components/swatch/color-radio.tsx';
import { SamplePlate } from './sample-plate.tsx';
import styles from './sample-result.module.css';

/** A result to play with: a face, its cloths, and one cloth to see the difference by. */
export function SampleResult(): ReactNode {
  const [sitter, setSitter] = useState(0);
  const [chosen, setChosen] = useState(0);
  const person = SAMPLE_PEOPLE[sitter];
  const own = person?.own[chosen] ?? person?.own[0];
  const avoid = person?.avoid[chosen] ?? person?.avoid[0];
  if (!person || !own || !avoid) return null;
  return (
    <figure className={styles.sample}>
      <SamplePlate person={person} own={own} avoid={avoid} />
      <figcaption className={styles.caption}>
        <div className={styles.answer}>
          <p className={styles.season}>{person.season}</p>
          <p className={styles.word}>{person.word}</p>
        </div>
        <fieldset className={styles.cloths}>
          <legend className="visually-hidden">Cloth under the chin</legend>
          {person.own.map(({ hex, name }, i) => (
            <ColorRadio
              key={hex}
              hex={hex}
              label={name}
              name="cloth"
              checked={i === chosen}
              onChange={() => setChosen(i)}
            />
          ))}
        </fieldset>
        <fieldset className={styles.faces}>
          <legend className="visually-hidden">Face</legend>
          {SAMPLE_PEOPLE.map(({ id, look, face }, i) => (
            <label key={id}>
              <input
                className="covering"
                type="radio"
                name="sitter"
                checked={i === sitter}
                onChange={() => {
                  setSitter(i);
                  setChosen(0);
                }}
              />
              <img src={face} alt="" width={144} height={144} decoding="async" />
              <span className="visually-hidden">{look}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.note}>
          Four painted people, measured like anybody by the same engine. In your result, the face is your own photo.
        </p>
      </figcaption>
    </figure>
  );
}
