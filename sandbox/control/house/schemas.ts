import { earliestTime, latestTime } from '../../clock.ts'
import { documentLanguages, documentNames } from '../../server/published/documents.ts'
import { amount, body, name } from '../values.ts'

/** What the control calls about the house and what it publishes accept. */
export const houseSchemas = {
  house: body(
    {
      lowestBet: { anyOf: [amount, { type: 'null' }] },
      ticketNumbers: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] },
      bookings: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] },
    },
    { minProperties: 1 },
  ),
  game: body({ off: { type: 'boolean' } }, { required: ['off'] }),
  cashOut: body({ enabled: { type: 'boolean' }, isTold: { type: 'boolean' } }, { required: ['enabled'] }),
  installable: body({ enabled: { type: 'boolean' } }, { required: ['enabled'] }),
  betCodes: body({ enabled: { type: 'boolean' }, expire: { const: true } }, { minProperties: 1 }),
  document: body(
    {
      document: { type: 'string', enum: [...documentNames] },
      lang: { type: 'string', enum: documentLanguages },
      updatedUtc: { type: 'string', format: 'date-time' },
      sections: {
        type: ['array', 'null'],
        maxItems: 1_000,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'title', 'html'],
          properties: {
            id: { type: 'string', maxLength: 20_000 },
            title: { type: 'string', maxLength: 20_000 },
            html: { type: 'string' },
            repeat: { type: 'integer', minimum: 1, maximum: 10_000_000 },
          },
        },
      },
    },
    { required: ['document', 'lang', 'sections'] },
  ),
  news: body(
    {
      title: { type: 'string', maxLength: 20_000 },
      text: { type: 'string', maxLength: 20_000 },
      isImportant: { type: 'boolean' },
      at: { type: 'integer', minimum: earliestTime, maximum: latestTime },
      lang: name,
    },
    { required: ['title', 'text'] },
  ),
  app: body(
    Object.fromEntries(
      ['appIcon', 'appTitle', 'appSubtitle', 'iosDownloadUrl', 'androidDownloadUrl'].map((field) => [
        field,
        { type: ['string', 'null'], maxLength: 20_000 },
      ]),
    ),
  ),
} as const
