import { signatureOf, type Subtle } from '#src/api/http/signature.ts'
import type { Signed } from '#src/api/http/signing.ts'
import type { LeftOut } from '#src/wire/enumerations.ts'
import { readOperator } from '#src/wire/operators.ts'

/** What signs an operator's calls. */
export interface Signer {
  /** What of the mapping could not be read. */
  readonly dropped: readonly LeftOut[]
  /** @param now UTC milliseconds by the server's clock @returns null where the operator has no secret */
  sign(now: number): Promise<Signed | null>
}

/** @param mapping the text of the mapping of hosting domains @param domain the one that hosts us */
export function createSigner(mapping: string, domain: string, subtle: Subtle): Signer {
  const dropped: LeftOut[] = []
  const { publicToken, signatureSecret } = readOperator(mapping, domain, (what) => dropped.push(what))
  return {
    dropped,
    async sign(now) {
      if (signatureSecret === null) return null
      return { publicToken, signature: await signatureOf(subtle, signatureSecret, now) }
    },
  }
}
