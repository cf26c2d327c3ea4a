/** What lists, their days and their counts are narrowed by, beside the game [BROWSE-02]. */
export interface Narrowing {
  readonly competitions?: readonly string[] | undefined
  readonly find?: string | undefined
}

/** The same as calls have it: one form for what asks for the same, also where it is part of a key. */
export function narrowingQuery({ competitions = [], find }: Narrowing) {
  return {
    ...(competitions.length > 0 && { competition_id: competitions.toSorted() }),
    ...(find !== undefined && { search: find }),
  }
}
