import { Face, PEOPLE, RING_COLORS, RING_ORDER, SeasonRing } from '@trueseason/drawings';
import { type ReactNode, useEffect, useState } from 'react';
import { ColorRadio } from '../../components/swatch/color-radio.tsx';
import styles from './drape-room.module.css';

const SITTERS = [4, 5, 8, 1];
const CHANGE_MS = 3600;

const stillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One face inside the ring; the cloth under the chin follows the season that stands at the top. */
export function DrapeRoom(): ReactNode {
  const [turns, setTurns] = useState(7);
  const [sitter, setSitter] = useState(0);
  const [playing, setPlaying] = useState(true);
  const count = RING_ORDER.length;
  const index = ((turns % count) + count) % count;
  const season = RING_ORDER[index] ?? 'True Autumn';

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setTurns((value) => value + 1), CHANGE_MS);
    return () => clearInterval(timer);
  }, [playing]);

  // Whoever asked their device for stillness turns the ring by hand.
  useEffect(() => {
    if (stillness()) setPlaying(false);
  }, []);

  const choose = (next: number): void => {
    setPlaying(false);
    // The shorter way round.
    const step = ((next - index + count + count / 2) % count) - count / 2;
    setTurns((value) => value + step);
  };
  const look = PEOPLE[SITTERS[sitter % SITTERS.length] ?? 0] ?? PEOPLE[0];

  return (
    <figure className={styles.room}>
      <div className={styles.stage}>
        <SeasonRing season={season} turn={-30 * turns} />
        <div className={styles.sitter}>
          <Face {...look} id="sitter" cloth={RING_COLORS[season][0]} seed={11} />
        </div>
      </div>
      <figcaption className={styles.caption}>
        <p className={styles.name}>{season}</p>
        <p className={styles.note}>The same face, twelve cloths. In your result, the face is your own photo.</p>
        <fieldset className={styles.cloths}>
          <legend className="visually-hidden">Cloth under the chin</legend>
          {RING_ORDER.map((name, i) => (
            <ColorRadio
              key={name}
              hex={RING_COLORS[name][0]}
              label={name}
              name="cloth"
              checked={i === index}
              onChange={() => choose(i)}
            />
          ))}
        </fieldset>
        <p className={styles.other}>
          <button type="button" onClick={() => setPlaying(!playing)}>
            {playing ? 'Pause' : 'Turn the ring'}
          </button>
          <button type="button" onClick={() => setSitter((value) => value + 1)}>
            Another face
          </button>
        </p>
      </figcaption>
    </figure>
  );
}
