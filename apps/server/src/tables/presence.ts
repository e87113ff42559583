// Made from the migrations by `npm run tables`: change those, not this.
export interface PresenceTables {
  staff_sockets: {
    shop_id: string;
    member_id: string;
    process_id: string;
  };
}
