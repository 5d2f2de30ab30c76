/** Printed in place of what was still loading. */
export const NotLoadedYet = () => <p>This was not loaded yet. Print again when it is.</p>;
