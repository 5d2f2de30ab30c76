import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { ROUTE_PATHS, screenAt } from '#domain/access/screens.ts';
import { EXERCISES } from '#sandbox/practice/exercises/exercises.ts';

const GROUPS = new Set<string | null>(ROUTE_PATHS.map((path) => screenAt(path).group));
const HELP = globSync(`${import.meta.dirname}/../resources/manual/help/*.html`).map((file) =>
  basename(file, '.html'),
);

it.each(Object.entries(EXERCISES))(
  '%s leads to a page of Help, and is of a group of screens',
  (_id, { help, area }) => {
    expect(HELP).toContain(help);
    expect(GROUPS).toContain(area);
  },
);
