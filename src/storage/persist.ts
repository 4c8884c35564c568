let asked = false;

/** Asks the browser, once a visit, not to clear what is stored when it is short of room. Whether it agrees changes nothing. */
export const askToPersist = (): void => {
  if (asked) return;
  asked = true;
  const storage = globalThis.navigator?.storage;
  if (!storage?.persist) return;
  void (async () => {
    if (!(await storage.persisted())) await storage.persist();
  })().catch(() => {});
};
