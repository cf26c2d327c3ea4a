// The chart of batch, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "recordBatch": fromPromise(async () => undefined),
  },
  guards: {
    "isRecorded": () => false,
    "isLatest": () => false,
    "isOver": () => false,
  },
  actions: {
    "takeRecorded": () => {},
    "noteNotRecorded": () => {},
    "takeOutput": () => {},
    "tellAnswered": () => {},
    "startNext": () => {},
    "followBroken": () => {},
    "tellUnknown": () => {},
    "askAtOnce": () => {},
  },
  delays: {
  },
}).createMachine({
  "id": "batch",
  "description": "Several bets of one press: written down together, placed one after another.",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "Are they written down already? Then an earlier page confirmed them.",
      "always": [
        {
          "guard": "isRecorded",
          "target": "placing"
        },
        {
          "target": "recording"
        }
      ]
    },
    "recording": {
      "description": "All of them are written down, or none is sent.",
      "invoke": {
        "id": "recordBatch",
        "src": "recordBatch",
        "onDone": {
          "target": "placing",
          "actions": {
            "type": "takeRecorded"
          }
        },
        "onError": {
          "target": "decided",
          "actions": {
            "type": "noteNotRecorded"
          }
        }
      }
    },
    "placing": {
      "description": "One after another; what is being checked holds up none of the others.",
      "entry": "startNext",
      "always": {
        "guard": "isOver",
        "target": "decided"
      },
      "on": {
        "xstate.done.actor.*": [
          {
            "guard": {
              "type": "isLatest"
            },
            "actions": [
              {
                "type": "takeOutput"
              },
              {
                "type": "tellAnswered"
              },
              "startNext"
            ]
          },
          {
            "actions": [
              {
                "type": "takeOutput"
              },
              {
                "type": "tellAnswered"
              }
            ]
          }
        ],
        "xstate.error.actor.*": {
          "actions": {
            "type": "followBroken"
          }
        },
        "outcome.becameUnknown": [
          {
            "guard": {
              "type": "isLatest"
            },
            "actions": [
              {
                "type": "tellUnknown"
              },
              "startNext"
            ]
          },
          {
            "actions": {
              "type": "tellUnknown"
            }
          }
        ],
        "connection.cameBack": {
          "actions": {
            "type": "askAtOnce"
          }
        },
        "check.requested": {
          "actions": {
            "type": "askAtOnce"
          }
        }
      }
    },
    "decided": {
      "description": "Every one has its answer, or none was written down.",
      "type": "final"
    }
  }
})
