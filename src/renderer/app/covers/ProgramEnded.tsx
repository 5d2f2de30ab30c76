import { Cover } from './Cover.tsx';

/**
 * What is shown while the program behind the window has ended: another one that answers in its place must get
 * nothing that is typed. What is below stays, for a program that is back after all.
 */
export const ProgramEnded = () => (
  <Cover title="Corridor has ended">
    <p>Close this window and start Corridor again. Do not enter a password here.</p>
    <p>If you had just confirmed an action, check its result before you repeat it.</p>
  </Cover>
);
