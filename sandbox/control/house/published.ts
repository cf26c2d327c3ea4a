import type { FastifyInstance } from 'fastify'

import type { AppWishes } from '../../server/published/app.ts'
import type { DocumentLanguage, DocumentName, HouseDocument } from '../../server/published/documents.ts'
import type { NewsWish } from '../../server/published/news.ts'
import type { Sandbox } from '../../server/sandbox.ts'
import { ControlError } from '../controlError.ts'
import { houseSchemas } from './schemas.ts'

interface DocumentWish {
  document: DocumentName
  lang: DocumentLanguage
  updatedUtc?: string
  sections: readonly (HouseDocument['sections'][number] & { readonly repeat?: number })[] | null
}

/** Characters of a section: enough for a text that no client should show. */
const longest = 16 * 1024 * 1024

/** The control calls about what the house publishes: its rules and guides, its news, the partner's app. */
export function servePublished(app: FastifyInstance, sandbox: Sandbox): void {
  app.post<{ Body: DocumentWish }>(
    '/documents',
    { schema: houseSchemas.document },
    async ({ body: { document, lang, sections, ...rest } }) => {
      const made = sections?.map(({ repeat = 1, html, ...section }) => {
        if (html.length * repeat > longest) throw new ControlError(400, 'That is too long.')
        return { ...section, html: html.repeat(repeat) }
      })
      sandbox.documents.put(document, lang, made === undefined ? null : { ...rest, sections: made })
      return { document, lang, sections: made?.length ?? null }
    },
  )
  app.post<{ Body: NewsWish }>('/news', { schema: houseSchemas.news }, async ({ body }) =>
    sandbox.news.add(body, sandbox.world.clock.now()),
  )
  app.post<{ Body: AppWishes }>('/app', { schema: houseSchemas.app }, async ({ body }) => {
    sandbox.app = { ...sandbox.app, ...body }
    return sandbox.app
  })
}
