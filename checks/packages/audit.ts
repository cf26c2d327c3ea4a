/** What `npm audit` found, as far as it could be asked. */
export type Audit =
  | { readonly kind: 'notTried'; readonly why: string }
  | { readonly kind: 'tried'; readonly counts: Readonly<Record<string, number>>; readonly isGood: boolean }

/** Reads what `npm audit --json` printed; without a register of faults to ask there is nothing to judge. */
export function auditOf(printed: string): Audit {
  const said = parsed(printed)
  const counts = said.metadata?.vulnerabilities
  if (counts === undefined) {
    const why = said.error?.summary || said.message || 'no answer'
    return { kind: 'notTried', why: why.split('\n')[0] ?? '' }
  }
  const { high = 0, critical = 0 } = counts
  return { kind: 'tried', counts, isGood: high + critical === 0 }
}

interface Printed {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> }
  readonly error?: { readonly summary?: string }
  readonly message?: string
}

function parsed(printed: string): Printed {
  try {
    const read: unknown = JSON.parse(printed)
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}
