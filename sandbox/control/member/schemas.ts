import { walletStates } from '../../bets/house.ts'
import { latestTime } from '../../clock.ts'
import { bars } from '../../members.ts'
import { careReasons } from '../../server/care.ts'
import { notificationKinds, notificationTypes } from '../../store/notifications.ts'
import { amount, body, when } from '../values.ts'

/** What the control calls about a member accept. */
export const memberSchemas = {
  member: body(
    {
      deposit: amount,
      withdraw: amount,
      bar: { enum: [...bars, null] },
      wallet: { enum: [...walletStates] },
      wait: { type: ['integer', 'null'], minimum: 1, maximum: 999 },
      funds: { anyOf: [amount, { type: 'null' }] },
    },
    { minProperties: 1, maxProperties: 1 },
  ),
  care: body({
    enabled: { type: 'boolean' },
    reminderMinutes: { type: 'integer', minimum: 1, maximum: 1440 },
    canTurnOff: { type: 'boolean' },
    ...Object.fromEntries(
      ['limitsUrl', 'timeOutUrl', 'selfExclusionUrl'].map((field) => [
        field,
        { type: ['string', 'null'], maxLength: 20_000 },
      ]),
    ),
  }),
  memberCare: body(
    {
      exclusion: {
        anyOf: [
          { type: 'null' },
          {
            type: 'object',
            additionalProperties: false,
            required: ['reason', 'until'],
            properties: { reason: { enum: [...careReasons] }, until: when },
          },
        ],
      },
      minutesHere: { type: 'integer', minimum: 0, maximum: 100_000 },
    },
    { minProperties: 1, maxProperties: 1 },
  ),
  notification: body(
    {
      type: { type: 'string', enum: [...notificationTypes] },
      kind: { enum: [...notificationKinds, null] },
      message: { type: 'string', maxLength: 20_000 },
      ticketNum: { type: ['string', 'null'], maxLength: 64 },
      eventId: { type: ['string', 'null'], maxLength: 64 },
      at: { type: 'integer', minimum: 0, maximum: latestTime },
      count: { type: 'integer', minimum: 1, maximum: 10_000 },
    },
    { required: ['type', 'message'] },
  ),
  bet: body({ void: { type: 'boolean', const: true } }, { required: ['void'] }),
} as const
