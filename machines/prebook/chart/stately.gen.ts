// The chart of prebook, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "watchConnectivity": fromPromise(async () => undefined),
    "placement": fromPromise(async () => undefined),
    "cancelPrebook": fromPromise(async () => undefined),
  },
  guards: {
    "isRefused": () => false,
    "isCancelling": () => false,
    "isPlaced": () => false,
    "isCancelled": () => false,
    "hasTicket": () => false,
    "canBook": () => false,
    "isOutcome": () => false,
    "isToldPlaced": () => false,
    "isToldCancelled": () => false,
    "isOwn": () => false,
    "isAnswer": () => false,
  },
  actions: {
    "tellTold": () => {},
    "takeTarget": () => {},
    "seal": () => {},
    "askAtOnce": () => {},
    "takeOutcome": () => {},
    "tellMoney": () => {},
    "leaveBooking": () => {},
    "noteUnknown": () => {},
    "forget": () => {},
    "takeTicket": () => {},
    "confirmCancellation": () => {},
    "tellCancellation": () => {},
    "takeAnswer": () => {},
    "tellCancellationEnded": () => {},
    "countAttempt": () => {},
  },
  delays: {
    "cancelTimeout": 10000,
    "retryDelay": 1000,
  },
}).createMachine({
  "id": "prebook",
  "initial": "starting",
  "on": {
    "answer.viewed": {
      "actions": "tellTold"
    }
  },
  "states": {
    "starting": {
      "description": "A paused selection, a booked bet, or a cancellation of an earlier page?",
      "always": [
        {
          "guard": "isRefused",
          "target": "cancelRefused"
        },
        {
          "guard": "isCancelling",
          "target": "cancelling"
        },
        {
          "guard": "isPlaced",
          "target": "placed"
        },
        {
          "guard": "isCancelled",
          "target": "cancelled"
        },
        {
          "guard": "hasTicket",
          "target": "booked"
        },
        {
          "target": "offered"
        }
      ]
    },
    "offered": {
      "description": "The selection is paused: a bet on it may be booked.",
      "meta": {
        "shownBy": [
          "src/features/prebook/PrebookPlace.tsx"
        ]
      },
      "on": {
        "target.opened": "settingTarget",
        "offer.ended": "withdrawn"
      }
    },
    "withdrawn": {
      "description": "The selection can be bet on again, or not at all: nothing can be booked.",
      "on": {
        "offer.opened": "offered"
      }
    },
    "settingTarget": {
      "description": "The member sets the odds to wait for, and the stake.",
      "meta": {
        "shownBy": [
          "src/features/prebook/SetTarget.tsx"
        ]
      },
      "on": {
        "target.chosen": {
          "actions": {
            "type": "takeTarget"
          }
        },
        "target.closed": "offered",
        "offer.ended": "withdrawn",
        "booking.submitted": {
          "guard": {
            "type": "canBook"
          },
          "target": "booking",
          "actions": {
            "type": "seal"
          }
        }
      }
    },
    "booking": {
      "description": "Sent once, and asked about until the answer is definite.",
      "meta": {
        "shownBy": [
          "src/features/prebook/BookingOutcome.tsx"
        ]
      },
      "invoke": [
        {
          "id": "watchConnectivity",
          "src": "watchConnectivity"
        },
        {
          "id": "placement",
          "src": "placement",
          "onDone": [
            {
              "guard": {
                "type": "isOutcome"
              },
              "target": "starting",
              "actions": [
                {
                  "type": "takeOutcome"
                },
                "tellMoney"
              ]
            },
            {
              "guard": {
                "type": "isOutcome"
              },
              "target": "lapsed",
              "actions": [
                {
                  "type": "takeOutcome"
                },
                "tellMoney"
              ]
            },
            {
              "guard": {
                "type": "isOutcome"
              },
              "target": "forgotten",
              "actions": [
                {
                  "type": "takeOutcome"
                },
                "tellMoney"
              ]
            },
            {
              "target": "refused",
              "actions": [
                {
                  "type": "takeOutcome"
                },
                "tellMoney"
              ]
            }
          ],
          "onError": {
            "target": "forgotten",
            "actions": [
              "leaveBooking",
              "tellMoney"
            ]
          }
        }
      ],
      "on": {
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
      },
      "initial": "sending",
      "states": {
        "sending": {
          "description": "The booking is on its way.",
          "on": {
            "outcome.becameUnknown": {
              "target": "outcomeUnknown",
              "actions": {
                "type": "noteUnknown"
              }
            }
          }
        },
        "outcomeUnknown": {
          "description": "The member sees that the booking is being checked, and the support code.",
          "tags": "unknown"
        }
      }
    },
    "refused": {
      "description": "Nothing was booked, and why.",
      "meta": {
        "shownBy": [
          "src/features/prebook/BookingOutcome.tsx"
        ]
      },
      "on": {
        "refusal.dismissed": {
          "target": "offered",
          "actions": [
            "tellTold",
            "forget"
          ]
        }
      }
    },
    "lapsed": {
      "description": "It never arrived, and will not be booked.",
      "meta": {
        "shownBy": [
          "src/features/prebook/BookingOutcome.tsx"
        ]
      },
      "on": {
        "lapse.dismissed": {
          "target": "offered",
          "actions": "tellTold"
        }
      }
    },
    "forgotten": {
      "description": "The server cannot say what became of it: the history can.",
      "meta": {
        "shownBy": [
          "src/features/prebook/BookingOutcome.tsx"
        ]
      },
      "on": {
        "lapse.dismissed": {
          "target": "offered",
          "actions": "tellTold"
        }
      }
    },
    "booked": {
      "description": "The stake is taken; the bet waits for its market.",
      "meta": {
        "shownBy": [
          "src/features/prebook/BookingOutcome.tsx",
          "src/features/prebook/CancelBooking.tsx"
        ]
      },
      "on": {
        "cancel.requested": "confirmingCancel",
        "receipt.closed": {
          "target": "offered",
          "actions": [
            "tellTold",
            "forget"
          ]
        },
        "ticket.changed": [
          {
            "guard": {
              "type": "isToldPlaced"
            },
            "target": "#prebook.placed",
            "actions": {
              "type": "takeTicket"
            }
          },
          {
            "guard": {
              "type": "isToldCancelled"
            },
            "target": "#prebook.cancelled",
            "actions": {
              "type": "takeTicket"
            }
          }
        ]
      }
    },
    "confirmingCancel": {
      "description": "The member is asked whether to cancel. The market may be faster.",
      "meta": {
        "shownBy": [
          "src/features/prebook/CancelBooking.tsx"
        ]
      },
      "on": {
        "cancel.confirmed": {
          "target": "cancelling",
          "actions": [
            "confirmCancellation",
            "tellCancellation"
          ]
        },
        "cancel.declined": "booked",
        "ticket.changed": [
          {
            "guard": {
              "type": "isToldPlaced"
            },
            "target": "#prebook.placed",
            "actions": {
              "type": "takeTicket"
            }
          },
          {
            "guard": {
              "type": "isToldCancelled"
            },
            "target": "#prebook.cancelled",
            "actions": {
              "type": "takeTicket"
            }
          }
        ]
      }
    },
    "cancelling": {
      "description": "Written down, and asked for until the answer is definite; over a reload too.",
      "meta": {
        "shownBy": [
          "src/features/prebook/CancelBooking.tsx",
          "src/features/prebook/CancellationToast.tsx"
        ]
      },
      "exit": "tellCancellationEnded",
      "on": {
        "answer.viewed": {},
        "ticket.changed": [
          {
            "guard": {
              "type": "isToldPlaced"
            },
            "target": "lostTheRace",
            "actions": [
              {
                "type": "takeTicket"
              },
              "tellMoney"
            ]
          },
          {
            "guard": {
              "type": "isToldCancelled"
            },
            "target": "cancelled",
            "actions": [
              {
                "type": "takeTicket"
              },
              "tellMoney"
            ]
          },
          {
            "guard": {
              "type": "isOwn"
            },
            "actions": {
              "type": "takeTicket"
            }
          }
        ]
      },
      "initial": "asking",
      "states": {
        "asking": {
          "description": "The server is asked to cancel it, or what became of it.",
          "invoke": {
            "id": "cancelPrebook",
            "src": "cancelPrebook",
            "onDone": [
              {
                "guard": {
                  "type": "isAnswer"
                },
                "target": "#prebook.cancelled",
                "actions": [
                  {
                    "type": "takeAnswer"
                  },
                  "tellMoney"
                ]
              },
              {
                "guard": {
                  "type": "isAnswer"
                },
                "target": "#prebook.lostTheRace",
                "actions": [
                  {
                    "type": "takeAnswer"
                  },
                  "tellMoney"
                ]
              },
              {
                "guard": {
                  "type": "isAnswer"
                },
                "target": "#prebook.stillBooked",
                "actions": [
                  {
                    "type": "takeAnswer"
                  },
                  "tellMoney"
                ]
              },
              {
                "target": "#prebook.cancelRefused",
                "actions": [
                  {
                    "type": "takeAnswer"
                  },
                  "tellMoney"
                ]
              }
            ],
            "onError": "unknown"
          },
          "after": {
            "cancelTimeout": "unknown"
          }
        },
        "unknown": {
          "description": "No answer: whether it was cancelled is asked for again.",
          "tags": "unknown",
          "exit": "countAttempt",
          "invoke": {
            "id": "watchConnectivity",
            "src": "watchConnectivity"
          },
          "after": {
            "retryDelay": "asking"
          },
          "on": {
            "connection.cameBack": "asking",
            "check.requested": "asking"
          }
        }
      }
    },
    "cancelRefused": {
      "description": "The server would not cancel it, and why; over a reload too, until the member has seen it.",
      "meta": {
        "shownBy": [
          "src/features/prebook/CancelBooking.tsx",
          "src/features/prebook/CancellationToast.tsx"
        ]
      },
      "on": {
        "refusal.dismissed": {
          "guard": "hasTicket",
          "target": "booked",
          "actions": "tellTold"
        },
        "ticket.changed": [
          {
            "guard": {
              "type": "isToldPlaced"
            },
            "target": "#prebook.placed",
            "actions": {
              "type": "takeTicket"
            }
          },
          {
            "guard": {
              "type": "isToldCancelled"
            },
            "target": "#prebook.cancelled",
            "actions": {
              "type": "takeTicket"
            }
          },
          {
            "guard": {
              "type": "isOwn"
            },
            "actions": {
              "type": "takeTicket"
            }
          }
        ]
      }
    },
    "stillBooked": {
      "description": "A cancellation of an earlier page never arrived, and is not sent any more: the member decides anew.",
      "meta": {
        "shownBy": [
          "src/features/prebook/CancelBooking.tsx",
          "src/features/prebook/CancellationToast.tsx"
        ]
      },
      "on": {
        "refusal.dismissed": {
          "target": "booked",
          "actions": "tellTold"
        },
        "ticket.changed": [
          {
            "guard": {
              "type": "isToldPlaced"
            },
            "target": "#prebook.placed",
            "actions": {
              "type": "takeTicket"
            }
          },
          {
            "guard": {
              "type": "isToldCancelled"
            },
            "target": "#prebook.cancelled",
            "actions": {
              "type": "takeTicket"
            }
          }
        ]
      }
    },
    "placed": {
      "description": "The market reached the target: it is a bet like any other.",
      "on": {
        "receipt.closed": {
          "target": "offered",
          "actions": [
            "tellTold",
            "forget"
          ]
        }
      }
    },
    "lostTheRace": {
      "description": "It was placed before the cancellation arrived.",
      "meta": {
        "shownBy": [
          "src/features/prebook/CancelBooking.tsx"
        ]
      },
      "on": {
        "receipt.closed": {
          "target": "offered",
          "actions": [
            "tellTold",
            "forget"
          ]
        }
      }
    },
    "cancelled": {
      "description": "The stake is back, by the member or because the market closed first.",
      "on": {
        "receipt.closed": {
          "target": "offered",
          "actions": [
            "tellTold",
            "forget"
          ]
        }
      }
    }
  }
})
