import { type ChangeEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';

interface Ways {
  /** Opens the device's list of files. */
  readonly browse: () => void;
  /** Opens its camera. */
  readonly takePhoto: () => void;
  /** The hidden fields behind both, to be drawn once. */
  readonly inputs: ReactNode;
}

/** The two ways to choose a photo beside dropping it. */
export function usePhotoInputs(add: (files: readonly File[]) => void): Ways {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const inBrowser = useInBrowser();
  return {
    browse: () => picker.current?.click(),
    takePhoto: () => camera.current?.click(),
    inputs: inBrowser && <Inputs picker={picker} camera={camera} add={add} />,
  };
}

type FileInput = RefObject<HTMLInputElement | null>;

function Inputs(props: { picker: FileInput; camera: FileInput; add: (files: readonly File[]) => void }): ReactNode {
  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    props.add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <>
      <input
        ref={props.picker}
        type="file"
        accept="image/jpeg,image/png,.jpg,.jpeg,.png"
        multiple
        hidden
        onChange={chosen}
        data-testid="picker"
      />
      <input ref={props.camera} type="file" accept="image/*" capture="user" hidden onChange={chosen} />
    </>
  );
}
