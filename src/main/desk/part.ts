/** What a desk is made of. */
import type { Connection } from './connection.ts';
import type { DeskPorts } from './desk-ports.ts';
import type { Messages } from './messages.ts';

/** What the parts of a desk are built on. */
export interface Foundation {
  readonly ports: DeskPorts;
  readonly connection: Connection;
  readonly messages: Messages;
}

/** What a part does when a window or a person leaves; the desk calls it on all parts. */
export interface Part {
  /** A window has gone: what it waits for is cancelled. */
  release?(window: string): void;
  /** A person has logged out, or the desk ends: what any window waits for is cancelled. */
  releaseAll?(): void;
  /** Forgets what belongs to other people than this one; to all people where null. */
  keepOnly?(person: string | null): void;
  /** What would be lost if the program ended now, in sentences. */
  unfinished?(): readonly string[];
}
