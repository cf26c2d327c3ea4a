import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import { ApiError } from '../../wire/apiError.ts'

/** Who the partner says a launch token belongs to. */
export interface PartnerMember {
  memberCode: string
  loginName: string
  currency: string | null
  isGuest: boolean
}

/** A partner whose members may launch, by the name its tokens begin with. */
export interface Partner {
  name: string
  /** Where its callback is; null if it was never configured. */
  callback: string | null
}

const maxRedirects = 5
const maxMemberCode = 255
const maxReplyBytes = 64 * 1024

/**
 * Asks a partner, over HTTP, whose token this is [LAUNCH-04].
 * @throws ApiError 401 with the message of contract §8.2 that names what went wrong
 */
export async function askPartner(
  partner: Partner,
  token: { token: string; partner_member_token: string | null },
  timeoutMs: number,
): Promise<PartnerMember> {
  if (partner.callback === null) throw launchError(errors.unconfiguredCallback)
  const signal = AbortSignal.timeout(timeoutMs)
  let response: Response
  let text: string
  try {
    response = await post(partner.callback, token, signal)
    text = await readReply(response)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw launchError(signal.aborted ? errors.authenticationTimeout : errors.callbackProblem)
  }
  if (response.status >= 500) throw launchError(errors.callbackProblem)
  if (!(response.headers.get('content-type') ?? '').includes('json'))
    throw launchError(errors.partnerResponseNotJson)
  const reply = parseJson(text)
  if (!response.ok) throw launchError(launchErrorIn(reply))
  return readMember(reply)
}

async function post(url: string, body: object, signal: AbortSignal): Promise<Response> {
  let target = url
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || location === null) return response
    target = new URL(location, target).href
  }
  throw launchError(errors.tooManyRedirects)
}

async function readReply(response: Response): Promise<string> {
  const bytes = await response.arrayBuffer()
  if (bytes.byteLength > maxReplyBytes) throw launchError(errors.invalidResponseFormat)
  return new TextDecoder().decode(bytes)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw launchError(errors.partnerResponseInvalidJson)
  }
}

function launchErrorIn(reply: unknown): CatalogueEntry {
  const reason = isObject(reply) ? reply.error : undefined
  if (reason === 'token_unknown') return errors.tokenInvalid
  if (reason === 'token_expired') return errors.tokenExpired
  if (reason === 'account_inactive') return errors.accountInactive
  return errors.remoteAuthenticationFailed
}

function readMember(reply: unknown): PartnerMember {
  if (!isObject(reply) || !('member_code' in reply) || !('loginName' in reply)) {
    throw launchError(errors.invalidResponseFormat)
  }
  const { member_code: memberCode, loginName, currency, is_anonymous: isAnonymous } = reply
  if (typeof loginName !== 'string') throw launchError(errors.loginNameNotString)
  if (typeof memberCode !== 'string') throw launchError(errors.memberCodeNotString)
  if (memberCode.length > maxMemberCode) throw launchError(errors.memberCodeTooLong)
  if (memberCode === '') throw launchError(errors.invalidResponseFormat)
  return {
    memberCode,
    loginName,
    currency: typeof currency === 'string' ? currency : null,
    isGuest: isAnonymous === true,
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A failed launch: 401, whatever the reason, because there is no session. */
export function launchError(entry: CatalogueEntry): ApiError {
  return new ApiError(401, entry)
}
