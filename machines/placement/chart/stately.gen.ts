// The chart of placement, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "recordConfirmation": fromPromise(async () => undefined),
    "placeBet": fromPromise(async () => undefined),
    "askOutcome": fromPromise(async () => undefined),
    "closeConfirmation": fromPromise(async () => undefined),
  },
  guards: {
    "isResumed": () => false,
    "isFollowed": () => false,
    "isRecorded": () => false,
    "isSendable": () => false,
    "isDuplicate": () => false,
    "isDefinite": () => false,
    "canSendAgain": () => false,
  },
  actions: {
    "tellUnknown": () => {},
    "keepEntry": () => {},
    "noteNotRecorded": () => {},
    "keepOutcome": () => {},
    "keepClosed": () => {},
    "countAttempt": () => {},
  },
  delays: {
    "placeTimeout": 10000,
    "retryDelay": 1000,
    "askTimeout": 10000,
  },
}).createMachine({
  "id": "placement",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "Confirmed now, or by an earlier page, or by another tab?",
      "always": [
        {
          "guard": "isResumed",
          "target": "reconciling",
          "actions": "tellUnknown"
        },
        {
          "guard": "isFollowed",
          "target": "outcomeUnknown",
          "actions": "tellUnknown"
        },
        {
          "guard": "isRecorded",
          "target": "sending"
        },
        {
          "target": "recording"
        }
      ]
    },
    "recording": {
      "description": "Nothing is sent that is not written down.",
      "invoke": {
        "id": "recordConfirmation",
        "src": "recordConfirmation",
        "onDone": [
          {
            "guard": {
              "type": "isSendable"
            },
            "target": "sending",
            "actions": {
              "type": "keepEntry"
            }
          },
          {
            "target": "outcomeUnknown",
            "actions": [
              {
                "type": "keepEntry"
              },
              "tellUnknown"
            ]
          }
        ],
        "onError": {
          "target": "decided",
          "actions": {
            "type": "noteNotRecorded"
          }
        }
      }
    },
    "sending": {
      "description": "The bet is on its way, once.",
      "invoke": {
        "id": "placeBet",
        "src": "placeBet",
        "onDone": [
          {
            "guard": {
              "type": "isDuplicate"
            },
            "target": "reconciling",
            "actions": "tellUnknown"
          },
          {
            "target": "closing",
            "actions": {
              "type": "keepOutcome"
            }
          }
        ],
        "onError": {
          "target": "outcomeUnknown",
          "actions": "tellUnknown"
        }
      },
      "after": {
        "placeTimeout": {
          "target": "outcomeUnknown",
          "actions": "tellUnknown"
        }
      }
    },
    "outcomeUnknown": {
      "description": "The member sees that the bet is being checked, and the support code.",
      "after": {
        "retryDelay": "reconciling"
      },
      "on": {
        "connection.cameBack": "reconciling",
        "check.requested": "reconciling"
      }
    },
    "reconciling": {
      "entry": "countAttempt",
      "initial": "asking",
      "states": {
        "asking": {
          "description": "The server is asked what became of the bet, by its key.",
          "invoke": {
            "id": "askOutcome",
            "src": "askOutcome",
            "onDone": [
              {
                "guard": {
                  "type": "isDefinite"
                },
                "target": "#placement.closing",
                "actions": {
                  "type": "keepOutcome"
                }
              },
              {
                "guard": {
                  "type": "canSendAgain"
                },
                "target": "resending"
              },
              {
                "target": "#placement.outcomeUnknown"
              }
            ],
            "onError": "#placement.outcomeUnknown"
          },
          "after": {
            "askTimeout": "#placement.outcomeUnknown"
          }
        },
        "resending": {
          "description": "The server has not seen the key: the same bytes under the same key, for it to decide.",
          "invoke": {
            "id": "resendBet",
            "src": "placeBet",
            "onDone": [
              {
                "guard": {
                  "type": "isDuplicate"
                },
                "target": "#placement.outcomeUnknown"
              },
              {
                "target": "#placement.closing",
                "actions": {
                  "type": "keepOutcome"
                }
              }
            ],
            "onError": "#placement.outcomeUnknown"
          },
          "after": {
            "placeTimeout": "#placement.outcomeUnknown"
          }
        }
      }
    },
    "closing": {
      "description": "The answer is known: its key is used up, and the next one is made. What was confirmed stays written down until the member has been told.",
      "invoke": {
        "id": "closeConfirmation",
        "src": "closeConfirmation",
        "onDone": {
          "target": "decided",
          "actions": {
            "type": "keepClosed"
          }
        },
        "onError": "decided"
      }
    },
    "decided": {
      "description": "The answer is definite, and can be told.",
      "type": "final"
    }
  }
})
