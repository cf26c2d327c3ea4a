/** ms that what has to come is waited for, by `vi.waitFor`: a busy machine makes it late, never wrong. */
export const patience = { timeout: 60_000 }
