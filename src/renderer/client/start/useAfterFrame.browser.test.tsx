import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { useAfterFrame } from './useAfterFrame.ts';

interface DrawnProps {
  readonly isOpen: boolean;
  note(how: string): void;
}

function Drawn({ isOpen, note }: DrawnProps) {
  note(`${isOpen ? 'open' : 'closed'}, ${useAfterFrame(isOpen) ? 'full' : 'empty'}`);
  return null;
}

/** What was drawn when a frame and all that was waiting for it are done. */
const atFrame = (drawn: readonly string[]) =>
  new Promise<readonly string[]>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve([...drawn]);
      port2.postMessage(null);
    });
  });

/** Draws it open or closed, and notes each drawing. */
function draw() {
  const drawn: string[] = [];
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const show = (isOpen: boolean) =>
    flushSync(() => root.render(<Drawn isOpen={isOpen} note={(how) => drawn.push(how)} />));
  return { drawn, show };
}

it('what may come later is drawn after the frame of what comes first', async () => {
  const { drawn, show } = draw();
  show(false);
  show(true);
  expect(await atFrame(drawn)).toEqual(['closed, empty', 'open, empty']);
  await expect.poll(() => drawn.at(-1)).toBe('open, full');
});

it('what is taken back before its frame is not drawn', async () => {
  const { drawn, show } = draw();
  show(false);
  show(true);
  show(false);
  for (let frame = 0; frame < 5; frame += 1) await atFrame(drawn);
  expect(drawn).toEqual(['closed, empty', 'open, empty', 'closed, empty']);
});
