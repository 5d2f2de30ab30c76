import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useAfterFrame } from './moments.ts';

interface DrawnProps {
  readonly isOpen: boolean;
  note(how: string): void;
}

function Drawn({ isOpen, note }: DrawnProps) {
  note(`${isOpen ? 'open' : 'closed'}, ${useAfterFrame(isOpen) ? 'full' : 'empty'}`);
  return null;
}

/** Lets the page do what it has to do, without a frame. */
async function work() {
  for (let turn = 0; turn < 10; turn += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise<unknown>((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

/** Draws it open or closed, and notes each drawing. */
function draw() {
  const drawn: string[] = [];
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const show = (isOpen: boolean) =>
    flushSync(() => root.render(<Drawn isOpen={isOpen} note={(how) => drawn.push(how)} />));
  return { drawn, show };
}

beforeEach(() => {
  // On a busy machine a frame may come after the 100 ms that are waited for it.
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('what may come later is drawn after the frame of what comes first', async () => {
  const { drawn, show } = draw();
  show(false);
  show(true);
  await work();
  expect(drawn).toEqual(['closed, empty', 'open, empty']);
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => drawn.at(-1)).toBe('open, full');
});

it('what is taken back before its frame is not drawn', async () => {
  const { drawn, show } = draw();
  show(false);
  show(true);
  show(false);
  await vi.advanceTimersByTimeAsync(1000);
  await work();
  expect(drawn).toEqual(['closed, empty', 'open, empty', 'closed, empty']);
});
