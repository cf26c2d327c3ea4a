import { createHash } from 'node:crypto'

/** What a key is called by a server, or a call, that keeps keys of its own. */
export function otherKey(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}
