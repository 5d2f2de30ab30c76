/** Values of the network that filters and dialogs offer (1F). */
import type { Catalogue } from '#contract/catalogue.ts';
import { useDesk } from './desk.ts';

/** The catalogue of this deployment: the specification's, unless managed settings replace it. */
export const useCatalogue = (): Catalogue => useDesk().app.catalogue;
