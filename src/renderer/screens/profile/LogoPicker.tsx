import { useEffect, useEffectEvent, useState } from 'react';
import type { ChosenFile } from '#renderer/client/drafts.ts';
import { useDraftFiles } from '#renderer/client/useDraft.ts';
import { FileChooser } from '#renderer/ui/samples/FileChooser.tsx';
import styles from './profile.module.css';

/** The largest logo in bytes: 2 MB (3P08). */
const LARGEST = 2 * 1024 * 1024;
const TYPES: readonly string[] = ['image/png', 'image/jpeg'];

/** The file as a data URL: the page may show no other. */
const read = (file: File) =>
  new Promise<string>((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result)));
    reader.addEventListener('error', () => failed(reader.error));
    reader.readAsDataURL(file);
  });

/** Why a file is no logo; null when it is one. */
function refusal({ type, size }: File): string | null {
  if (!TYPES.includes(type)) return 'Choose a PNG or JPG file';
  return size > LARGEST ? 'Choose a file of at most 2Mb' : null;
}

/** The content of a file; null until it is read, or without a file. */
function useContent(file: File | undefined, onFailed: () => void): string | null {
  const [content, setContent] = useState<{ readonly of: File; readonly url: string } | null>(null);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    if (!file) return;
    let isWanted = true;
    read(file).then(
      (url) => isWanted && setContent({ of: file, url }),
      () => isWanted && failed(),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return content !== null && content.of === file ? content.url : null;
}

/** Chooses the company's logo, shown as the square it will be. */
export function LogoPicker() {
  const [[chosen], setChosen] = useDraftFiles('profile.logo');
  const [problem, setProblem] = useState<string | null>(null);
  const logo = useContent(chosen?.file, () => setProblem('The file could not be read'));
  const choose = (next: ChosenFile) => {
    const why = refusal(next.file);
    setProblem(why);
    if (why === null) setChosen([next]);
  };
  return (
    <section className={styles['logo']} aria-label="Company logo">
      <div className={styles['square']}>
        {logo !== null && <img src={logo} alt="Company logo" width={96} height={96} />}
      </div>
      <div>
        <h2>Company logo</h2>
        <p className={styles['hint']}>PNG or JPG, up to 2Mb, 1:1</p>
        <FileChooser
          label="Choose logo"
          purpose="Company logo"
          accept=".png,.jpg,.jpeg"
          onChoose={([first]) => first && choose(first)}
        />
        <p role="status" className={styles['problem']}>
          {problem}
        </p>
      </div>
    </section>
  );
}
