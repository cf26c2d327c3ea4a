import { custom, nullish, object, safeParse } from 'valibot'

import type { LeftOut } from '#src/wire/base/enumerations.ts'
import { isFields } from '#src/wire/base/fields.ts'

/** Whose client this is, by the domain that hosts it [LAUNCH-13]. */
export interface Operator {
  readonly name: string
  readonly publicToken: string
  /** Base32; null where its calls are not signed. */
  readonly signatureSecret: string | null
}

/** Who it is where no mapping says so. */
export const defaultOperator: Operator = {
  name: 'slipway',
  publicToken: 'slipway-public',
  signatureSecret: null,
}

/** Characters: a longer mapping is not taken. */
export const longestMapping = 256 * 1024

// By themselves: this is read before the client's other schemas are there.
function matching(pattern: RegExp) {
  return custom<string>((value) => typeof value === 'string' && pattern.test(value))
}

const operator = object({
  name: matching(/^.{1,100}$/s),
  publicToken: matching(/^[\x21-\x7e]{1,255}$/),
  signatureSecret: nullish(matching(/^[A-Z2-7]{16,128}$/), null),
})

function parse(text: string): unknown {
  if (text.length > longestMapping) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The operator of a domain, by the mapping's text. A domain that it does not have, or not in a form that can be read,
 * belongs to its default; and where that cannot be read either, to ours.
 * @param onLeftOut told of whatever could not be read
 */
export function readOperator(
  text: string,
  domain: string,
  onLeftOut: (what: LeftOut) => void = () => {},
): Operator {
  const readOne = (value: unknown): Operator | null => {
    const { success, output } = safeParse(operator, value)
    if (!success) onLeftOut('malformed')
    return success ? output : null
  }
  const mapping = parse(text)
  if (!isFields(mapping)) {
    onLeftOut('malformed')
    return defaultOperator
  }
  const { domains } = mapping
  if (!isFields(domains)) onLeftOut('malformed')
  // Its own entry, and nothing that every object has.
  const entry = isFields(domains) && Object.hasOwn(domains, domain) ? readOne(domains[domain]) : null
  return entry ?? readOne(mapping.default) ?? defaultOperator
}
