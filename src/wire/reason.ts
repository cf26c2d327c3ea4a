import { errors } from '#domain/errorCatalogue.ts'

/** A text of the catalogue, which has no code of its own where a reply that is no error carries it. */
export interface Reason {
  /** Null where the catalogue does not have it. */
  readonly code: number | null
  readonly message: string
}

export function reasonOf(message: string): Reason {
  const entry = Object.values(errors).find(({ text }) => text === message)
  return { code: entry?.code ?? null, message }
}
