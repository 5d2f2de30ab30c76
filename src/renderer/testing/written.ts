/** What the page writes to the clipboard while `act` is done, as text. */
export async function written(act: () => Promise<void>): Promise<string> {
  const { clipboard } = navigator;
  const items = Promise.withResolvers<ClipboardItems>();
  const write = clipboard.write;
  clipboard.write = (data) => Promise.resolve(items.resolve(data));
  try {
    await act();
    const [item] = await items.promise;
    return (await (await item?.getType('text/plain'))?.text()) ?? '';
  } finally {
    clipboard.write = write;
  }
}
