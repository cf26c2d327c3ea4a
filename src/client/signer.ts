import { signatureOf } from '#src/api/http/signature.ts'
import type { Signed } from '#src/api/http/signing.ts'
import type { LeftOut } from '#src/wire/enumerations.ts'
import { readOperator, type Operator } from '#src/wire/operators.ts'

/** An operator, and what signs its calls. */
export interface Signer {
  readonly operator: Operator
  /** What of the mapping could not be read. */
  readonly dropped: readonly LeftOut[]
  /** @param now UTC milliseconds by the server's clock @returns null where the operator has no secret */
  sign(now: number): Signed | null
}

/** @param mapping the text of the mapping of hosting domains @param domain the one that hosts us */
export function createSigner(mapping: string, domain: string): Signer {
  const dropped: LeftOut[] = []
  const operator = readOperator(mapping, domain, (what) => dropped.push(what))
  const { publicToken, signatureSecret } = operator
  return {
    operator,
    dropped,
    sign: (now) =>
      signatureSecret === null ? null : { publicToken, signature: signatureOf(signatureSecret, now) },
  }
}
