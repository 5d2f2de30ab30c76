import { expect, it } from 'vitest';
import { createFollowed } from './emitter.ts';

it('a followed value tells its listeners of each other value, until they stop', () => {
  const value = createFollowed('a');
  const heard: string[] = [];
  const stop = value.subscribe((next) => heard.push(next));
  value.set('a');
  value.set('b');
  expect(value.get()).toBe('b');
  stop();
  value.set('c');
  expect(heard).toEqual(['b']);
});
