/** The bundled reference data: part of this program, there when offline. */
import { address } from 'virtual:reference-data';
import {
  createReferenceFinders,
  type ReferenceData,
  type ReferenceFinders,
} from '#domain/places/reference.ts';
import { type BundledReading, fetchBundled, useBundled } from './bundled.ts';

/** The data and the searches over it. */
export interface Reference extends ReferenceData, ReferenceFinders {}

/** The data, or why it could not be loaded. */
export interface ReferenceReading extends Omit<BundledReading<Reference>, 'data'> {
  /** Undefined for the moment it takes to load it, and when that failed. */
  readonly reference: Reference | undefined;
}

async function load(): Promise<Reference> {
  const data = await fetchBundled<ReferenceData>(address);
  return { ...data, ...createReferenceFinders(data.countries) };
}

/** A hook: the reference data. */
export function useReference(): ReferenceReading {
  const { data: reference, ...reading } = useBundled('reference', load);
  return { reference, ...reading };
}
