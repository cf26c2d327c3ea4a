import type { EventListPage } from '#src/wire/lists/events.ts'

/** A text without case and accents, as the lists' search reads it [BROWSE-02]. */
function plain(text: string): string {
  // oxlint-disable-next-line slipway/texts, lingui/no-unlocalized-strings -- the form in which accents are signs of their own
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The results of a page whose team or competition names contain every word of what is looked for. */
export function foundIn(page: EventListPage, find: string): EventListPage {
  const words = plain(find).split(/\s+/u).filter(Boolean)
  const events = page.events.filter(({ home, away, competitionName }) => {
    const names = plain(`${home} ${away} ${competitionName}`)
    return words.every((word) => names.includes(word))
  })
  return { ...page, events }
}
