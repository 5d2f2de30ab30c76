/** The bundled reference data: part of this program, there when offline. */
import { address } from 'virtual:reference-data';
import {
  createReferenceFinders,
  type ReferenceData,
  type ReferenceFinders,
} from '#domain/places/reference.ts';
import { fetchBundled, useBundled } from './bundled.ts';

/** The data and the searches over it. */
export interface Reference extends ReferenceData, ReferenceFinders {}

async function load(): Promise<Reference> {
  const data = await fetchBundled<ReferenceData>(address);
  return { ...data, ...createReferenceFinders(data.countries) };
}

/** A hook: the reference data; undefined for the moment it takes to load it, and when that failed. */
export function useReference() {
  const { data: reference, ...reading } = useBundled('reference', load);
  return { reference, ...reading };
}

/** The data, or why it could not be loaded. */
export type ReferenceReading = ReturnType<typeof useReference>;
