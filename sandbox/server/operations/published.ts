import { errors } from '#domain/session/errorCatalogue.ts'

import { ApiError } from '../../wire/apiError.ts'
import type { Handlers } from '../calls/operation.ts'
import type { DocumentLanguage, DocumentName, HouseDocument } from '../published/documents.ts'
import type { Sandbox } from '../sandbox.ts'

/** What the house publishes for everybody: rules, guides, news [MEMBER-05] [MEMBER-09]. */
export function publishedOperations(sandbox: Sandbox): Handlers {
  const document = (name: DocumentName, language: DocumentLanguage): HouseDocument => {
    const found = sandbox.documents.find(name, language)
    if (found === undefined) throw new ApiError(404, errors.pageNotFound)
    return found
  }
  return {
    getRules: ({ path }) => document('rules', path.lang),
    getPrebookGuide: ({ path }) => document('prebook_guide', path.lang),
    getPayoutGuide: ({ path }) => document('payout_guide', path.lang),
    listNews: ({ caller, query: { lang, page, page_size } }) => {
      const { clock, seed } = sandbox.world
      const language = lang === undefined ? undefined : sandbox.languages.of(caller, lang)
      return sandbox.news.page({ now: clock.now(), epoch: seed.epoch, lang: language, page, page_size })
    },
  }
}
