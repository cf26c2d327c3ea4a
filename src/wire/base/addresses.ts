import { pipe, rawTransform, string } from 'valibot'

const longestAddress = 2_048

function addressOf(text: string, base?: string): URL | null {
  const url = text.length <= longestAddress ? parsed(text, base) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null
  return url
}

function parsed(text: string, base: string | undefined): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** A text that is read into another one, or is invalid. */
function textRead(readText: (text: string) => string | undefined) {
  return pipe(
    string(),
    rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const out = readText(dataset.value)
      if (out !== undefined) return out
      addIssue()
      return NEVER
    }),
  )
}

/** An address that a member may be sent to: absolute, http or https, and nobody's name in it. */
export const webAddress = textRead((text) => addressOf(text)?.href)

/** The same, over https alone. */
export const secureAddress = textRead((text) => {
  const url = addressOf(text)
  return url?.protocol === 'https:' ? url.href : undefined
})

const own = 'https://own.invalid'

/** The address of a picture: the same, or a path on the client's own origin. */
export const pictureAddress = textRead((text) =>
  addressOf(text, own)?.origin === own ? text : addressOf(text)?.href,
)

/** An origin as browsers write it: what else could be posted to it would go elsewhere, or to everybody. */
export const webOrigin = textRead((text) => (addressOf(text)?.origin === text ? text : undefined))
