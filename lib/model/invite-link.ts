/** How long a link may open a book. */
export const LINK_HOURS = [24, 168, 720] as const;
export type LinkHours = (typeof LINK_HOURS)[number];
/** The most that may come by one link whose uses are counted. */
export const MOST_USES = 50;

export interface InviteLink {
  id: number;
  campaignId: number;
  userId: number;
  username: string;
  expiresAt: Date;
  /** Null: any number. */
  uses: number | null;
  used: number;
  createdAt: Date;
}

/** What a link shows of its campaign to whoever has it. */
export interface Invitation {
  campaignName: string;
  coverImage: string | null;
  coverColour: string;
  keptBy: string;
}
