import type { EmbedOptions } from './snippet.ts'

/** What is wrong with an option, in words, by the name of its field. */
export type Wrong = Readonly<Record<string, string>>

/** The parameters of the launch link that the partner's server is asked for. */
const launchNames = ['member', 'lang', 'odds_type', 'theme', 'event_id'] as const

const highest = 4_000
const lowest = 200

/**
 * Reads what was chosen.
 * @param clients the addresses that the page may frame
 */
export function readOptions(chosen: FormData, clients: readonly string[]): EmbedOptions | Wrong {
  const said = (name: string): string => {
    const value = chosen.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const wrong: Record<string, string> = {}
  const isWritten = said('link_from') === 'written'
  if (isWritten) {
    const problem = problemOfLink(said('link'), clients)
    if (problem !== null) wrong['link'] = problem
  }
  const height = said('height') === 'content' ? 'content' : 'fill'
  const place = said('place')
  const pixels = /^\d{1,6}$/.test(place) ? Number(place) : Number.NaN
  if (height === 'fill' && place !== '' && !(pixels >= lowest && pixels <= highest))
    wrong['place'] = `A whole number of pixels, from ${lowest} to ${highest}, or nothing.`
  if (said('title') === '') wrong['title'] = 'A name is needed: screen readers say it.'
  if (Object.keys(wrong).length > 0) return wrong
  const rule = said('press_rule')
  return {
    link: isWritten ? { written: said('link') } : { from: `/launch-link?${launchQuery(said, clients)}` },
    client: isWritten ? new URL(said('link')).origin : said('client_origin'),
    place: place === '' ? null : pixels,
    height,
    title: said('title'),
    pressRule: rule === 'replace' || rule === 'add' ? rule : null,
    on: chosen.getAll('on').filter((name) => typeof name === 'string'),
  }
}

/** Whether what was read is what is wrong. */
export function isWrong(read: EmbedOptions | Wrong): read is Wrong {
  return !('on' in read && Array.isArray(read.on))
}

function launchQuery(said: (name: string) => string, [first]: readonly string[]): string {
  const query = new URLSearchParams()
  for (const name of launchNames) if (said(name) !== '') query.set(name, said(name))
  for (const id of said('competition_id').split(','))
    if (id.trim() !== '') query.append('competition_id', id.trim())
  if (said('client_origin') !== first) query.set('client_origin', said('client_origin'))
  return query.toString()
}

function problemOfLink(link: string, clients: readonly string[]): string | null {
  if (link === '') return 'Write the link that your server got for the member.'
  if (!URL.canParse(link) || !/^https?:$/.test(new URL(link).protocol))
    return 'This is no web address: it begins with https:// or http://.'
  if (!clients.includes(new URL(link).origin))
    return `This page may only frame the client at ${clients.join(', ')}.`
  return null
}
