/** Values of the network that filters and dialogs offer (1F). */
import type { Catalogue } from '#contract/network/catalogue.ts';
import { useDesk } from '../desk/desk.ts';

/** The catalogue of this deployment: the specification's, unless managed settings replace it. */
export const useCatalogue = (): Catalogue => useDesk().app.catalogue;
