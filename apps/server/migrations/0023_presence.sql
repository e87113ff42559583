-- How many sockets a process holds of a member is known to the process; what others need to know is that it holds one.
alter table staff_sockets drop column sockets;
